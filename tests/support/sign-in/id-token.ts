import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';

/** The signature algorithms of providers. */
export type Algorithm = 'RS256' | 'ES256' | 'EdDSA';

/** Faults of an id token from a hostile or broken provider. */
export const tokenFaults = [
  'wrong issuer',
  'wrong audience',
  'another client too',
  'wrong nonce',
  'no nonce',
  'no subject',
  'expired',
  'of the future',
  'wrong signature',
  'another payload',
  'unpublished key',
  'alg none',
  'signed with the secret',
] as const;

export type TokenFault = (typeof tokenFaults)[number];

/** A key pair with its own key id; `published` is the public half. */
export interface SigningKey {
  privateKey: CryptoKey;
  published: JWK;
}

export async function newKey(alg: Algorithm): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg);
  const kid = randomBytes(8).toString('hex');
  return { privateKey, published: { ...(await exportJWK(publicKey)), kid, use: 'sig', alg } };
}

interface Signing {
  alg: Algorithm;
  key: SigningKey;
  clientSecret: string;
}

const wrongClaims: Partial<Record<TokenFault, JWTPayload>> = {
  'wrong issuer': { iss: 'https://evil.example' },
  'wrong audience': { aud: 'somebody-else' },
  'another client too': { aud: ['client', 'somebody-else'], azp: 'somebody-else' },
  'wrong nonce': { nonce: 'another' },
  'no nonce': { nonce: undefined },
  'no subject': { sub: undefined },
  expired: { exp: Math.floor(Date.now() / 1000) - 600 },
  'of the future': { nbf: Math.floor(Date.now() / 1000) + 600 },
};

/** Returns an id token, changed by the fault. */
export async function idToken(claims: JWTPayload, { alg, key, clientSecret }: Signing, fault?: TokenFault) {
  const payload = { ...claims, ...(fault && wrongClaims[fault]) };
  const { kid } = key.published;
  if (fault === 'alg none') return new UnsecuredJWT(payload).encode();
  if (fault === 'signed with the secret') {
    return new SignJWT(payload).setProtectedHeader({ alg: 'HS256', kid }).sign(new TextEncoder().encode(clientSecret));
  }
  const sign = (content: JWTPayload, { privateKey }: SigningKey, name = kid) =>
    new SignJWT(content).setProtectedHeader({ alg, kid: name }).sign(privateKey);
  if (fault === 'unpublished key') return sign(payload, await newKey(alg), 'never-published');
  if (fault === 'wrong signature') return sign(payload, await newKey(alg));
  const signed = await sign(payload, key);
  if (fault !== 'another payload') return signed;
  const [header, , signature] = signed.split('.');
  const [, forged] = (await sign({ ...payload, sub: 'victim' }, key)).split('.');
  return [header, forged, signature].join('.');
}
