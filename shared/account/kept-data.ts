/** A kind of data that the server stores, with the tables that hold it. */
interface KeptData {
  name: string;
  /** The tables of the database. The rows of a user go with the account, unless `otherTables` names the table too. */
  tables: readonly string[];
  /** The tables whose rows do not go with the user's, and what removes them. */
  otherTables?: Readonly<Record<string, string>>;
  what: string;
  why: string;
  howLong: string;
  /** How its owner gets it out, and how it is removed. */
  wayOut: string;
  /** Its files in a user's archive. `.*` stands for a .json and a .csv file. */
  files: readonly { name: string; content: string }[];
}

const untilDeleted = 'Until you delete it, or your account.';
const inArchive = 'In your archive. Removed where you wrote it, or with your account, under Settings.';

/**
 * Everything that the server stores about people: the privacy page shows this list, the archive has its files, and tests compare it
 * with all tables of the database and with what a deletion of an account deletes.
 */
export const keptData = [
  {
    name: 'Your account',
    tables: ['users', 'identity.accounts', 'identity.records', 'identity.keys'],
    otherTables: {
      'identity.accounts': 'the deletion of the account, if the sign-in service is part of this server',
      'identity.records': 'the end of a sign-in',
      'identity.keys': 'a new key of the sign-in service',
    },
    what: 'Your identifier at the service that signs you in and, if it sends them, your e-mail address, name and picture.',
    why: 'To know you when you sign in again, and to tell you decisions about your page.',
    howLong: 'Until you delete your account.',
    wayOut: 'In your archive. Removed with your account, under Settings.',
    files: [{ name: 'account.json', content: 'who you are here, as your sign-in service told us' }],
  },
  {
    name: 'Your sessions',
    tables: ['sessions'],
    what: 'A random number for each device that is signed in, also in its cookie, and when you signed in.',
    why: 'To keep you signed in.',
    howLong:
      'Until you log out, a week without a visit, and 30 days at most. After signing out everywhere, 30 days, to remove drafts from each device.',
    wayOut: 'Removed when you log out, or with your account.',
    files: [],
  },
  {
    name: 'Your profile',
    tables: [
      'tailors',
      'former_slugs',
      'former_descriptions',
      'name_words',
      'localities',
      'regions',
      'spots',
      'drawings',
    ],
    otherTables: {
      drawings: 'the sweep after a deletion, or after a day',
      former_descriptions: 'the sweep after a change or a deletion',
      name_words: 'the sweep after a deletion, once no name has the word',
      localities: 'the sweep after a deletion, once no page has the place',
      regions: 'the sweep after a deletion, once no page has the place',
      spots: 'the sweep after a deletion, once no page has the place',
    },
    what: 'What your public page says, the addresses that it had before, the words and places that searches compare, and for a day the files that are drawn from it to share.',
    why: 'To show you to people who look for a tailor.',
    howLong: 'Until you change it, or delete your account.',
    wayOut: inArchive,
    files: [{ name: 'profile.json', content: 'your public profile, and the addresses that your page had before' }],
  },
  {
    name: 'Your clients',
    tables: ['customers'],
    what: 'Names, numbers and notes of your clients. Nobody else can read them.',
    why: 'To be your book of clients.',
    howLong: untilDeleted,
    wayOut: inArchive,
    files: [
      { name: 'clients.*', content: 'your clients' },
      { name: 'clients.vcf', content: 'your clients as contacts (vCard 3.0), for a phone or an address book' },
    ],
  },
  {
    name: 'Your measurements',
    tables: ['measurements', 'sheets'],
    what: 'The measurements and notes of your clients, and your measuring sheets. Nobody else can read them.',
    why: 'To be your book of measurements.',
    howLong: 'Until you delete them, their client, or your account.',
    wayOut: inArchive,
    files: [
      {
        name: 'measurements.*',
        content: `their measurements: the text that you wrote, and the same length as a number of inches and of centimetres, rounded
to 1/8 inch and 0.1 cm. A number without a unit is inches. Text that is no length has no numbers. Each record
has the name of its sheet.`,
      },
      { name: 'sheets.json', content: 'your measuring sheets, with the measures of each' },
    ],
  },
  {
    name: 'Your pictures',
    tables: ['gallery_images', 'uploads'],
    otherTables: { uploads: 'the deletion of the files, or the sweep' },
    what: 'The pictures of your portfolio and your profile, with captions, without the place and time of the camera; and a fingerprint of each.',
    why: 'To show your work, and to notice a picture that is shown on two pages.',
    howLong: 'Until you delete them, or your account. An upload that is not used is removed within an hour.',
    wayOut: inArchive,
    files: [
      { name: 'portfolio.*', content: "your portfolio, with the name of each picture's file" },
      {
        name: 'pictures/',
        content:
          'your pictures: as WebP in the largest size that is kept, and beside it as JPEG, at most 1024 pixels wide',
      },
    ],
  },
  {
    name: 'The figures of your page',
    tables: ['figures'],
    what: 'For each day: views of your page, taps on a contact, and searches that showed you. Nothing about visitors.',
    why: 'To show you what your page brings.',
    howLong: '13 months.',
    wayOut: 'In your archive. Removed with your account.',
    files: [
      {
        name: 'figures.*',
        content: 'for each day with visitors: views of your page, taps on a contact, and searches that showed you',
      },
    ],
  },
  {
    name: 'Reports of a page or a picture',
    tables: ['cases', 'reports'],
    what: 'The page or picture, what the report says and, if you give it, your e-mail address; and a checksum of your network address, another one in each case.',
    why: 'To decide whether something may stay, to see whether several reports are of one person, and to tell you.',
    howLong:
      'Until the account of the reported page is deleted; your e-mail address for 180 days after the decision, the checksum until the decision.',
    wayOut: 'Write to the operator, with the reference of your report.',
    files: [],
  },
  {
    name: 'Decisions about your page',
    tables: ['decisions', 'appeals'],
    what: 'What the operator decided about your page or pictures, why, and your appeals.',
    why: 'To tell you, and to decide an appeal.',
    howLong: 'Until you delete your account. One that is in force then leaves the trace below.',
    wayOut: 'In your archive. Removed with your account.',
    files: [
      {
        name: 'decisions.json',
        content: 'what the operator of this site decided about your page, and your appeals',
      },
    ],
  },
  {
    name: 'Decisions about deleted accounts',
    tables: ['kept_decisions', 'secrets'],
    otherTables: {
      kept_decisions: 'the next page of the same person, whose decision it becomes',
      secrets: 'nothing: it has the key of the checksums, and nothing about a person',
    },
    what: 'If your page or a picture is hidden, your page waits to be checked, or your account is suspended when you delete it: a checksum of your identifier at the service that signs you in, what was decided, when and for which reason; of a hidden picture, its fingerprint.',
    why: 'So that a decision holds if you sign in again.',
    howLong: 'While the decision is in force.',
    wayOut: 'Sign in again, create a page and appeal. It ends with the decision.',
    files: [],
  },
  {
    name: 'The log of decisions',
    tables: ['moderation_log'],
    otherTables: { moderation_log: 'nothing' },
    what: 'Which act an operator did and when, with random numbers for the page and the account. No names and no texts.',
    why: 'To answer for the decisions.',
    howLong: 'As long as the site exists.',
    wayOut: 'Stays, because it names no person.',
    files: [],
  },
  {
    name: 'Traces of requests',
    tables: ['rate_limits', 'idempotency_keys'],
    otherTables: { rate_limits: 'the end of the hour' },
    what: 'Checksums of network addresses that sign in, and of forms that were saved.',
    why: 'To refuse attacks on the sign-in, and to save a form once if it is sent twice.',
    howLong: 'An hour for sign-ins, a day for forms.',
    wayOut: 'Removed by themselves.',
    files: [],
  },
  {
    name: 'Addresses of deleted pages',
    tables: ['retired_slugs'],
    otherTables: { retired_slugs: 'the end of the year' },
    what: 'A checksum of the address of a page that was deleted.',
    why: 'So that an old link does not lead to another shop.',
    howLong: 'A year.',
    wayOut: 'Removed by themselves.',
    files: [],
  },
] as const satisfies readonly KeptData[];

/** The name of a file in a user's archive, or 'clients.*' for a .json and a .csv file. */
export type ArchiveFile = (typeof keptData)[number]['files'][number]['name'];
