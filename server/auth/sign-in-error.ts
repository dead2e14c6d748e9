import * as client from 'openid-client';
import { HttpError } from '../http/errors';

interface Explanation {
  status: 400 | 502 | 503;
  heading: string;
  text: string;
}

/** Thrown where a sign-in cannot have been begun in this browser: forged, repeated or too old. */
export class UnknownAttempt extends Error {}

/** Thrown where the provider says that the person did not go through with it. */
export class SignInRefused extends Error {}

const notFinished: Explanation = {
  status: 400,
  heading: 'You are not signed in yet',
  text: 'The sign-in was not finished. Nothing has changed; you can try again whenever you like.',
};
const notOurs: Explanation = {
  status: 400,
  heading: 'This sign-in is no longer valid',
  text: 'It was used already, took too long, or was begun in another browser. Please start again.',
};
const providerAway: Explanation = {
  status: 502,
  heading: 'Signing in is not possible right now',
  text: 'The sign-in service does not answer as it should. Please try again in a moment.',
};
const serverBusy: Explanation = {
  status: 503,
  heading: 'We could not sign you in',
  text: 'The service is busy. Please try again in a moment.',
};

/** What a failed sign-in tells the person. What comes neither from them nor from the provider is our database. */
export function explain(error: unknown): Explanation {
  if (error instanceof UnknownAttempt) return notOurs;
  if (error instanceof SignInRefused || error instanceof client.AuthorizationResponseError) return notFinished;
  if (error instanceof client.ResponseBodyError) return error.error === 'invalid_grant' ? notOurs : providerAway;
  if (error instanceof client.ClientError) return answersToSomebodyElse.has(error.code ?? '') ? notOurs : providerAway;
  if (error instanceof TypeError) return providerAway;
  if (error instanceof HttpError && error.status === 400) return notOurs;
  return serverBusy;
}

/** The library's codes for a wrong state, issuer or nonce, a missing code, an expired token. */
const answersToSomebodyElse = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
]);
