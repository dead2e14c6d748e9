import * as z from 'zod/mini';

/** All codes of error answers. The client's code uses the code, the user sees the message. */
export const errorCodes = [
  'invalid',
  'signed_out',
  'ended_everywhere',
  'account_deleted',
  'other_user',
  'profile_required',
  'forbidden',
  'suspended',
  'not_found',
  'deleted',
  'method_not_allowed',
  'conflict',
  'slug_taken',
  'profile_exists',
  'already_claimed',
  'claim_in_progress',
  'changed_meanwhile',
  'in_progress',
  'key_reused',
  'cursor_expired',
  'order_closed',
  'currency_fixed',
  'number_taken',
  'more_than_paid',
  'upload_missing',
  'quota',
  'too_large',
  'unsupported_type',
  'rate_limited',
  'unavailable',
  'insufficient_storage',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/**
 * The body of error answers. `errors` maps a field's name to its messages. `current` is the current row, in a 412 after a
 * concurrent change.
 */
export const errorBodySchema = z
  .object({
    message: z.string(),
    code: z.optional(z.enum(errorCodes)),
    errors: z.optional(z.record(z.string(), z.array(z.string()))),
    current: z.optional(z.unknown()),
  })
  .register(z.globalRegistry, { id: 'Error' });

export type ErrorBody = z.infer<typeof errorBodySchema>;
