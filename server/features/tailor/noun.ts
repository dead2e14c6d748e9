import { eq, getTableColumns } from 'drizzle-orm';
import { valueFile } from '../../archive/files';
import type { ArchiveReader } from '../../archive/reader';
import { keptWords, noun } from '../../noun';
import { forgetRetiredSlugs } from './retired-slugs';
import { tailorRoutes } from './routes';
import { profileCreation, profileStore } from './store';
import { formerSlugs, tailors } from './tables';

/** Public profiles. A tailor owns all rows of the workroom. */
export const tailorNoun = noun({
  routes: tailorRoutes,
  me: profileCreation,
  mine: profileStore,
  archive: {
    comesBack: { not: 'a page has one address, and its own words' },
    files: [
      valueFile('profile.json', 'your public profile, and the addresses that your page had before', writtenProfile),
    ],
  },
  kept: [
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
      wayOut: keptWords.inArchive,
    },
    {
      name: 'Addresses of deleted pages',
      tables: ['retired_slugs'],
      otherTables: { retired_slugs: 'the end of the year' },
      what: 'A checksum of the address of a page that was deleted.',
      why: 'So that an old link does not lead to another shop.',
      howLong: 'A year.',
      wayOut: 'Removed by themselves.',
    },
  ],
  sweep: ({ db }) => forgetRetiredSlugs(db),
});

/** Returns the profile without the columns that are derived for searches; null without one. */
async function writtenProfile({ tx, userId, isOwn }: ArchiveReader) {
  const {
    locality: _,
    zipcodeKey: _key,
    tags: _tags,
    listSeq: _at,
    filledSeq: _from,
    hasPortfolio: _has,
    takesOrdersAt: _opens,
    ...written
  } = getTableColumns(tailors);
  const [profile] = await tx.select(written).from(tailors).where(eq(tailors.userId, userId));
  if (!profile) return null;
  const { slug, createdAt } = formerSlugs;
  return {
    ...profile,
    formerAddresses: await tx.select({ slug, createdAt }).from(formerSlugs).where(isOwn(formerSlugs)),
  };
}
