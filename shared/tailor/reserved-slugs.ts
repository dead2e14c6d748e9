import { BRAND } from '../site/brand';
import { tailorCalls } from '../contract/limits';

/** Message of a form for a slug that `isReservedSlug` refuses. */
export const slugReserved = `This URL is reserved for ${BRAND}. Please choose another one.`;

/** Words that look like the product's own pages or staff, without hyphens. */
const words = `
  about aboutus abuse account accounts accountdeleted admin administration administrator administrators admins affiliate
  affiliates anonymous api app apps assets auth authentication backup billing blog callback card careers cdn client clients compare
  contact contactus cookies copyright customer customercare customers customerservice customersupport dashboard database decision
  decisions delete demo
  developer developers directory discover docs documentation download downloads edit email error errors everyone example
  explore faq favicon faqs feedback figures forgotpassword forum ftp gallery guest healthz help helpcenter helpcentre helpdesk home
  homepage hostmaster identity image images imap imprint index info invoice invoices jobs join legal localhost login logout
  mail map marketing measurement measurements messages metrics moderator moderators myaccount myprofile new news newsletter
  nobody noreply null oauth objects official openid operator operators order orders owner page pages partners password pay payment payments
  pictures places plans portfolio postmaster pricing privacy privacypolicy profile profiles public readyz receipt receipts refund refunds
  register registration report reports resetpassword robots root sales sample security service services session sessions
  settings setup share signin signout signup sitemap slugs smtp sso staff static status sudo superuser support supportteam
  sysadmin system tags tailor tailors team terms termsofservice termsofuse test tos undefined unknown unsent upload uploads user username
  users verification verified verify webhook webhooks webmaster website welcome www
`;

const reserved = new Set([...tailorCalls, ...words.trim().split(/\s+/)]);

const brand = BRAND.toLowerCase();

/**
 * Whether a slug is reserved: it is a path of the product, looks official or contains the product's name. Ignores hyphens, and
 * reads the digits 0 and 1 as letters of the name. A tailor who already has such a slug keeps it.
 */
export function isReservedSlug(slug: string): boolean {
  const letters = slug.replaceAll('-', '');
  return reserved.has(letters) || letters.replaceAll('0', 'o').replaceAll('1', 'l').includes(brand);
}
