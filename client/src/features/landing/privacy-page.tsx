import type { ReactNode } from 'react';
import { BRAND } from '@shared/site/brand';
import type { KeptData } from '@shared/account/contract';
import { OperatorEnd, OperatorText } from './operator-text';
import { FromServer } from './from-server';
import { keptDataQuery, siteQuery } from './queries';
import { PlainPage, Topic } from './plain-page';

export function PrivacyPage() {
  return (
    <PlainPage title="Privacy" lead="What is stored, who can see it, and what is not done with it.">
      <Topic title="If you are just looking">
        <p>
          You need no account and get no cookie. There are no trackers, no advertising and no statistics scripts, and
          the pages load nothing from other sites: fonts and pictures come from here.
        </p>
        <p>
          The server counts for each tailor and day how often the page was opened, a way of contact tapped, and the
          tailor shown in a search. Only these three numbers are stored, nothing about who visited; the tailor sees
          them, and after 13 months they are deleted. So that one visit and one tap count once, the server remembers
          them with a checksum of your network address, a visit for a quarter of an hour and a tap for five minutes, in
          its memory only. Not counted are visits of signed-in tailors, of search engines, and of apps that fetch the
          preview of a link.
        </p>
        <p>
          ‘Use my location’ asks your browser only when you press it. Where you are goes into the search, and so into
          its address, rounded to about a kilometre, and is not kept.
        </p>
      </Topic>
      <Topic title="If you report a page">
        <p>
          We keep what you write and, if you give it, your e-mail address, for the people who run this site. The address
          is deleted 180 days after the case was closed. So that ten reports of one person do not look like ten people,
          we also keep a checksum of your network address until the case is closed. It is another one in each case, so
          nobody can see by it what else you reported. The tailor never reads who reported the page.
        </p>
      </Topic>
      <Topic title="If your tailor gives you a link to your order">
        <p>
          Its page shows garments, stages and days of that order, and what is left to pay if your tailor shows it. It
          does not show your name, your number, your measures, prices, payments or notes. Whoever has the link can read
          the page, so give it only to people who may; your tailor can replace or withdraw it. It gets no cookie, runs
          no script, and closes 30 days after you collect. When you press ‘Remind my tailor’ or ‘I have it’, the time is
          kept with the order for your tailor, and nothing else about you.
        </p>
      </Topic>
      <Topic title="If you sign in">
        <p>
          One cookie keeps you signed in, for 30 days at most. Each time that you start to sign in there is another one,
          which is removed when you are back, and an hour later at the latest. Scripts cannot read them. A third one has
          the number of your account until you log out, so that a device never mixes the books of two people; a fourth
          one only says that others use the device too, if you said so. They open nothing, and last 30 days at most. The
          service that signs you in has cookies of its own.
        </p>
        <p>
          What you type into a form and have not saved yet stays on your device as a draft, in the browser’s storage, so
          that a lost connection or an ended session costs you nothing. A draft is removed when you save or discard it,
          when you log out or sign out everywhere, when somebody else signs in on the device, and after 30 days. The
          browser also remembers the order of your list of clients, and up to when you have read the decisions about
          your page.
        </p>
        <p>
          A tailor’s book is kept on the device as well, so that it opens without a connection: clients, notes,
          measurements, orders and payments, and what is written there until it is sent. What another device has deleted
          goes from it too, but for what an unsent change still needs, until that is sent or discarded. The book lies in
          the browser’s storage, and so does its key: whoever can open the device can read it. Logging out takes it off
          the device, also what is not sent, after you were asked. It is taken off when somebody else signs in there;
          when you sign out everywhere, as soon as the device is online; and when the server has not answered the device
          for more than 30 days, as soon as it answers again. What was not sent then stays for you; after signing out
          everywhere it is locked until you sign in there again. On a device that others use too, the book is kept only
          after you switch it on. Under Settings, ‘This phone’ or ‘This computer’, you can switch it off.
        </p>
      </Topic>
      <Topic title="What is stored">
        <p>
          Profiles and portfolios are public; listing in the directory can be switched off under Settings, and the page
          then still opens by its link. Clients, notes, measurements, orders and payments are private: only the tailor
          who wrote them can read them, and a client who has the link to an order a part of it. A tailor can show on
          their page how many orders were ready in time. Photos of orders are private too. A photo that the tailor shows
          to the client opens at an address of the order’s link, until the tailor hides or deletes it. The files
          themselves need no sign-in: whoever has the address of a file, which nobody can guess and only the tailor
          sees, can open it until the photo is deleted. This is all that is stored about people:
        </p>
        <FromServer query={keptDataQuery}>{(all) => all.map((kept) => <Kept key={kept.name} {...kept} />)}</FromServer>
        <p>
          What you delete is gone from the database and the picture store at once, and from the operator’s backups when
          they are replaced.
        </p>
      </Topic>
      <Topic title={`What leaves ${BRAND}`}>
        <p>
          Nothing is sold or shared. When you press a phone, WhatsApp or SMS button, your device opens that app with the
          number in it, and from there on that app’s own rules hold. A message about a garment is written on your device
          and goes only to the tailor; a tailor’s receipt or reminder is written on the tailor’s device and goes only to
          the client.
        </p>
      </Topic>
      <Topic title="The server’s log">
        <p>
          Each request adds a line to the log: the time, the address up to the question mark, whether it worked, how
          long it took, and a random number; if you are signed in, also the number of your account. The address of a
          tailor’s page has the words that the tailor chose, mostly the name of the business, and an address that
          somebody typed has whatever they typed. What you search for stands behind the question mark and is not in the
          log, and neither is the link to an order. Neither are network addresses, nor the names, telephone numbers,
          notes, measurements, orders and payments of clients.
        </p>
      </Topic>
      <FromServer query={siteQuery}>
        {(site) => (
          <>
            {site.privacy && <OperatorText html={site.privacy} />}
            <OperatorEnd site={site} />
          </>
        )}
      </FromServer>
    </PlainPage>
  );
}

/** One kind of data: what, why, how long, and how to get it out or gone. */
function Kept({ name, what, why, howLong, wayOut }: KeptData) {
  return (
    <section className="rounded-md border border-hairline bg-surface px-4 py-3">
      <h3 className="text-name font-semibold">{name}</h3>
      <dl className="mt-1 grid gap-x-4 gap-y-1 text-compact sm:cols-start-28">
        <Row term="What">{what}</Row>
        <Row term="Why">{why}</Row>
        <Row term="How long">{howLong}</Row>
        <Row term="Out or gone">{wayOut}</Row>
      </dl>
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted max-sm:mt-1 max-sm:text-small">{term}</dt>
      <dd>{children}</dd>
    </>
  );
}
