import * as z from 'zod/mini';
import { galleryApi } from '@shared/gallery/contract';
import type { LinkPage } from '@shared/orders/linked-order';
import { oneLine } from '@shared/pages/one-line';
import type { AppDeps } from '../../deps';
import { filled, withoutScripts } from '../../http/page';
import type { VisitorScope } from '../../scope';
import { cardPath } from '../card';
import { codeTags, headTags } from '../head-tags';
import type { PageHead } from '../page';
import { placeOf } from '../tailor/tailor-words';

/** The style sheets of these pages, which run no script. In a built product, the first is in every document. */
const styles = ['src/styles/index.css', 'src/styles/order-link.css'];

type LinkTailor = Parameters<typeof cardPath>[0];

/** Returns the function that makes the HTML of a page behind a link. It has no scripts, so it is the same with and without them. */
export function linkPageMaker({ env, site }: Pick<AppDeps, 'env' | 'site'>) {
  const absolute = (path: string) => new URL(path, env.publicUrl).href;

  /** The preview shows the shop alone. It has no `og:url`: a chat that shows a preview may keep it. */
  const shopHead = async (tailor: LinkTailor, { gallery }: VisitorScope): Promise<Partial<PageHead>> => {
    const pictures = z.parse(galleryApi.listOf.response, await gallery.firstOf(tailor.id, 3));
    const title = oneLine(tailor.businessName);
    const image = absolute(cardPath(tailor, pictures));
    return { description: placeOf(tailor), card: { type: 'website', title, image, imageAlt: title } };
  };

  const document = async (page: LinkPage, head: PageHead): Promise<string> =>
    filled(withoutScripts(await site.document('/')), {
      head: `${headTags(head)}\n    ${codeTags({ scripts: [], styles: site.codeOf(styles).styles })}`,
      content: await site.renderLink(page),
      data: '',
    });

  return {
    /** Makes a page of a shop: its order, or that this is finished. */
    ofShop: async (page: LinkPage, tailor: LinkTailor, everyone: VisitorScope): Promise<string> =>
      document(page, {
        title: `Your order at ${oneLine(tailor.businessName)}`,
        isHidden: true,
        ...(await shopHead(tailor, everyone)),
      }),
    /** Makes the page of a link that leads to no order, or cannot be read now. */
    ofNoShop: (page: LinkPage & { kind: 'missing' | 'unavailable' }): Promise<string> =>
      document(page, { title: page.kind === 'missing' ? 'Not found yet' : 'Please try again', isHidden: true }),
  };
}
