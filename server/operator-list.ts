import { z } from 'zod';

/** A user who may decide cases: by the issuer and subject of the identity provider, or by a verified e-mail address. */
export type Operator = { email: string } | { issuer: string; subject: string };

const emailSchema = z.email();

/** Parses OPERATORS: entries 'issuer|subject' or e-mail addresses, separated by spaces or commas. */
export const operatorListSchema = z.string().transform((value, context): Operator[] =>
  value
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => {
      const operator = operatorIn(entry);
      if (operator) return operator;
      const message = `has the entry ${JSON.stringify(entry)}, which is neither an e-mail address nor issuer|subject`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }),
);

function operatorIn(entry: string): Operator | undefined {
  const [issuer = '', ...rest] = entry.split('|');
  // A subject may contain '|', as those of Auth0 do.
  const subject = rest.join('|');
  if (subject) return issuer === 'embedded' || /^https?:$/.test(protocolOf(issuer)) ? { issuer, subject } : undefined;
  return emailSchema.safeParse(entry).success ? { email: foldAscii(entry) } : undefined;
}

/**
 * Returns a text with the letters A to Z as small letters. Unlike `toLowerCase`, it keeps every other letter: the Kelvin sign would
 * become a k, so that another address would be the operator's.
 */
export function foldAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function protocolOf(url: string): string {
  return URL.canParse(url) ? new URL(url).protocol : '';
}
