/** Limits of orders. Amounts are in minor units, and the largest possible total is a safe integer. The database has the same bounds. */
export const orderLimits = {
  garments: 60,
  works: 20,
  work: 120,
  quantity: 999,
  fittings: 20,
  fittingNote: 500,
  /** The price of one garment. */
  price: 1_000_000_000_000,
  /** One payment. */
  amount: 1_000_000_000_000,
  /** The sum of all garments, and the discount. */
  total: 6_000_000_000_000_000,
  number: 99_999_999,
  style: 2000,
  /** A note about the cloth or a payment. */
  shortNote: 200,
  /** Photos of an order. */
  photos: 12,
  /** Characters of the garments, and of the fittings, as JSON. */
  garmentsText: 100_000,
  fittingsText: 20_000,
  /** Garments that a tailor finishes in a week. */
  weekly: 9_999,
  /** Characters of a message to a client: WhatsApp cuts longer texts that are filled in. */
  message: 999,
} as const;
