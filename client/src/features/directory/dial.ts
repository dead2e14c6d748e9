/** A written number as `tel:` and `sms:` take it: '+44 (0)20 7946 0018' -> '+442079460018'. */
function dialled(number: string): string {
  const written = number.trim();
  const isInternational = written.startsWith('+');
  const digits = (isInternational ? written.replace('(0)', '') : written).replace(/\D/g, '');
  return isInternational ? `+${digits}` : digits;
}

export const telHref = (number: string) => `tel:${dialled(number)}`;
export const smsHref = (number: string) => `sms:${dialled(number)}`;
