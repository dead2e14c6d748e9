import * as client from 'openid-client';
import { HttpError } from '../http/errors';

interface Explanation {
  status: 400 | 502 | 503;
  heading: string;
  text: string;
}

/** Thrown if the callback matches no attempt of this browser: it is forged, repeated or too old. */
export class UnknownAttempt extends Error {}

/** Thrown if the strategy reports a failure: the user cancelled the sign-in at the provider (`access_denied`). */
export class SignInRefused extends Error {}

const notFinished: Explanation = {
  status: 400,
  heading: 'You are not signed in yet',
  text: 'The sign-in was not finished. Nothing has changed; you can try again whenever you like.',
};
const invalidAttempt: Explanation = {
  status: 400,
  heading: 'This sign-in is no longer valid',
  text: 'It has already been used, took too long, or was started in another browser. Please start again.',
};
const providerUnavailable: Explanation = {
  status: 502,
  heading: 'Signing in is not possible right now',
  text: 'The sign-in service is not responding. Please try again in a moment.',
};
const serverBusy: Explanation = {
  status: 503,
  heading: 'We could not sign you in',
  text: 'The service is busy. Please try again in a moment.',
};

/** Returns what to tell the user about a failed sign-in. An unknown error is an error of the database (503). */
export function explain(error: unknown): Explanation {
  if (error instanceof UnknownAttempt) return invalidAttempt;
  if (error instanceof SignInRefused) return notFinished;
  if (error instanceof client.AuthorizationResponseError) {
    return userDecisions.has(error.error) ? notFinished : providerUnavailable;
  }
  if (error instanceof client.ResponseBodyError)
    return error.error === 'invalid_grant' ? invalidAttempt : providerUnavailable;
  if (error instanceof client.ClientError) return isAboutAddress(error) ? invalidAttempt : providerUnavailable;
  if (error instanceof client.WWWAuthenticateChallengeError || error instanceof TypeError) return providerUnavailable;
  if (error instanceof HttpError && error.status === 400) return invalidAttempt;
  return serverBusy;
}

/** Errors of OpenID Connect that mean that the user did not complete the sign-in. */
const userDecisions = new Set(['access_denied', 'login_required', 'interaction_required', 'consent_required']);

/**
 * Whether the library refused the callback's URL (state, issuer, no code), which anyone can forge. It refuses other responses
 * too, but those come from the provider. For the URL, `cause.cause` has the parameters, or is undefined if one occurs twice.
 */
function isAboutAddress({ code, cause }: client.ClientError): boolean {
  const details = cause instanceof Error ? cause.cause : undefined;
  return code === 'OAUTH_INVALID_RESPONSE' && (details === undefined || 'parameters' in Object(details));
}
