/** A written number as `tel:` and `sms:` take it: '+44 (0)20 7946 0018' -> '+442079460018'. */
function dialled(number: string): string {
  const written = number.trim();
  const isInternational = written.startsWith('+');
  const digits = (isInternational ? written.replace('(0)', '') : written).replace(/\D/g, '');
  return isInternational ? `+${digits}` : digits;
}

export const telHref = (number: string) => `tel:${dialled(number)}`;

/** Opens a text message with its first words written; `?&` is what both Android and iOS read the body after. */
export const smsHref = (number: string, body: string) => `sms:${dialled(number)}?&body=${encodeURIComponent(body)}`;
