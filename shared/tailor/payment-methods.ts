/** The ways of payment that a tailor can name. Brands are listed where clients ask for them by name. */
export const paymentMethods = [
  'Cash',
  'Bank transfer',
  'Card',
  'Mobile money',
  'M-Pesa',
  'UPI',
  'PayPal',
  'Zelle',
  'Cash App',
  'Venmo',
  'Cheque',
] as const;
