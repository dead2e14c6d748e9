/** What a social card shows. */
export interface SocialCard {
  slug: string;
  businessName: string;
  /** 'Brooklyn, United States'. */
  place: string;
  /** 'Wedding & Bridal, Cultural & Traditional Wear'. */
  services: string;
  /** Up to three pictures of the portfolio as they are stored; none: the woven pattern. */
  pictures: Buffer[];
}

/** Draws a social card as a JPEG of 1200 x 630 pixels. */
export async function drawCard(_card: SocialCard): Promise<Buffer> {
  throw new Error('Not drawn yet');
}
