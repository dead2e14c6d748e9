/** Returns a phone number in the form for `tel:` and `sms:`: '+44 (0)20 7946 0018' -> '+442079460018'. */
function dialled(number: string): string {
  const written = number.trim();
  const isInternational = written.startsWith('+');
  const digits = (isInternational ? written.replace('(0)', '') : written).replace(/\D/g, '');
  return isInternational ? `+${digits}` : digits;
}

export const telHref = (number: string) => `tel:${dialled(number)}`;

/** Returns a link that opens a text message with `body` filled in; both Android and iOS understand `?&`. */
export const smsHref = (number: string, body: string) => `sms:${dialled(number)}?&body=${encodeURIComponent(body)}`;
