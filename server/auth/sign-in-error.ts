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
  text: 'It has already been used, took too long, or was started in another browser. Please start again.',
};
const providerAway: Explanation = {
  status: 502,
  heading: 'Signing in is not possible right now',
  text: 'The sign-in service is not responding. Please try again in a moment.',
};
const serverBusy: Explanation = {
  status: 503,
  heading: 'We could not sign you in',
  text: 'The service is busy. Please try again in a moment.',
};

/** What a failed sign-in tells the person. What comes neither from them nor from the provider is our database. */
export function explain(error: unknown): Explanation {
  if (error instanceof UnknownAttempt) return notOurs;
  if (error instanceof SignInRefused) return notFinished;
  if (error instanceof client.AuthorizationResponseError) {
    return personsDecisions.has(error.error) ? notFinished : providerAway;
  }
  if (error instanceof client.ResponseBodyError) return error.error === 'invalid_grant' ? notOurs : providerAway;
  if (error instanceof client.ClientError) return isAboutAddress(error) ? notOurs : providerAway;
  if (error instanceof client.WWWAuthenticateChallengeError || error instanceof TypeError) return providerAway;
  if (error instanceof HttpError && error.status === 400) return notOurs;
  return serverBusy;
}

/** Errors of OpenID Connect that say no more than that the person has not signed in there. */
const personsDecisions = new Set(['access_denied', 'login_required', 'interaction_required', 'consent_required']);

/**
 * Whether the library refused the callback's address (state, issuer, no code), which anybody can make up; what it refuses
 * else the provider has told us itself. It keeps the address's parameters in the cause, and nothing where one came twice.
 */
function isAboutAddress({ code, cause }: client.ClientError): boolean {
  const details = cause instanceof Error ? cause.cause : undefined;
  return code === 'OAUTH_INVALID_RESPONSE' && (details === undefined || 'parameters' in Object(details));
}
