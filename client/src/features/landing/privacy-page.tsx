import { BRAND } from '@shared/brand';
import { PlainPage, Point, Points, Topic } from './plain-page';

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
          them, and after 13 months they are deleted. So that one tap counts once, the server remembers it with a
          checksum of your network address for five minutes, in its memory only. Not counted are visits of signed-in
          tailors, of search engines, and of apps that fetch the preview of a link.
        </p>
        <p>
          ‘Use my location’ asks your browser only when you press it. Where you are goes into the search, and so into
          its address, rounded to about a kilometre, and is not kept.
        </p>
      </Topic>
      <Topic title="If you report a page">
        <p>
          We keep what you write and, if you give it, your e-mail address, for the people who run this site. The address
          is deleted 180 days after the case was closed. The tailor never reads who reported the page.
        </p>
      </Topic>
      <Topic title="If you sign in">
        <Points>
          <Point>
            From the service that signs you in we keep your identifier there and, if it sends them, your e-mail address,
            name and picture.
          </Point>
          <Point>
            One cookie keeps you signed in until you log out, have not been here for a week, or 30 days have gone by.
            During sign-in itself there is a second one, for a few minutes. Scripts cannot read them.
          </Point>
        </Points>
        <p>
          What you type into a form and have not saved yet stays on your device as a draft, in the browser’s storage, so
          that a lost connection or an ended session costs you nothing. A draft is removed when you save or discard it,
          when you log out, when somebody else signs in on the device, and after 30 days.
        </p>
      </Topic>
      <Topic title="What a tailor stores">
        <Points>
          <Point>
            <b>Public:</b> the profile (business name, place, phone and WhatsApp numbers, bio, services, and what is
            given of opening hours, prices, turnaround, home visits, languages and ways of payment) and the portfolio.
            Listing in the directory can be switched off under Settings; the page then still opens by its link.
          </Point>
          <Point>
            <b>Private:</b> clients, notes and measurements. Only the tailor who wrote them can read them; no other
            tailor and no visitor can. Deleting a client deletes their measurements too.
          </Point>
          <Point>
            <b>Pictures</b> are encoded anew before they are shown, so the place and time that a camera writes into a
            photo are gone.
          </Point>
        </Points>
        <p>
          A tailor can download everything that they stored, and delete their account, under Settings. What is deleted
          is gone from the database and the picture store at once; uploads that came to nothing leave a random number
          for an hour, and the addresses of the page leave a checksum for a year, so that they lead to no other shop
          meanwhile.
        </p>
      </Topic>
      <Topic title={`What leaves ${BRAND}`}>
        <p>
          Nothing is sold or shared. When you press a phone, WhatsApp or SMS button, your device opens that app with the
          number in it, and from there on that app’s own rules hold. A message about a garment is written on your device
          and goes only to the tailor. The server’s log of requests holds addresses of pages, not search words, names,
          numbers or measurements.
        </p>
      </Topic>
    </PlainPage>
  );
}
