/** Sign-in providers in the format of next-auth. */
import type { AuthOptions } from 'next-auth';
import type { SocialProfile } from '../../backend/modules/accounts/sign-ins.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { NETWORKS, type Network, type NetworkKeys, type NetworkKeysOf } from '../settings/auth-settings.ts';

type Provider = AuthOptions['providers'][number];

/** Providers that the brand offers and has keys for, in display order. */
export function networksOf({ id, document }: CompiledBrand, keysOf: NetworkKeysOf): [Network, NetworkKeys][] {
  const { oauth } = document.features;
  return NETWORKS.flatMap((network) => {
    const keys = oauth[network] ? keysOf(id, network) : null;
    return keys ? [[network, keys] as [Network, NetworkKeys]] : [];
  });
}

const LINKEDIN = 'https://www.linkedin.com/oauth';
const GOOGLE = 'https://accounts.google.com';

/** One provider. Its profile is parsed by `readProfile`; next-auth itself only needs the id. */
export function networkProvider(network: Network, { id, secret, issuer }: NetworkKeys): Provider {
  const common = {
    id: network,
    type: 'oauth' as const,
    clientId: id,
    clientSecret: secret,
    httpOptions: { timeout: 10_000 },
    profile: (claims: Record<string, unknown>) => ({ id: textOf(claims.sub ?? claims.id) }),
  };
  switch (network) {
    case 'linkedin':
      return {
        ...common,
        name: 'LinkedIn',
        wellKnown: `${issuer ?? LINKEDIN}/.well-known/openid-configuration`,
        issuer: issuer ?? LINKEDIN,
        authorization: { params: { scope: 'openid profile email' } },
        idToken: true,
        checks: ['state'],
        client: { token_endpoint_auth_method: 'client_secret_post' },
      };
    case 'google':
      return {
        ...common,
        name: 'Google',
        wellKnown: `${issuer ?? GOOGLE}/.well-known/openid-configuration`,
        issuer: issuer ?? GOOGLE,
        authorization: { params: { scope: 'openid email profile', prompt: 'select_account' } },
        idToken: true,
        checks: ['pkce', 'state', 'nonce'],
      };
    case 'facebook': {
      const [dialog, graph] = issuer ? [issuer, issuer] : ['https://www.facebook.com', 'https://graph.facebook.com'];
      return {
        ...common,
        name: 'Facebook',
        authorization: { url: `${dialog}/dialog/oauth`, params: { scope: 'public_profile,email' } },
        token: `${graph}/oauth/access_token`,
        userinfo: { url: `${graph}/me`, params: { fields: 'id,name,first_name,last_name,email' } },
        checks: ['state'],
        client: { token_endpoint_auth_method: 'client_secret_post' },
      };
    }
  }
}

/** A person's profile from the provider. Facebook never says whether an address is confirmed, so it counts as unconfirmed. */
export function readProfile(provider: Network, claims: Readonly<Record<string, unknown>>): SocialProfile {
  return {
    provider,
    subject: textOf(claims.sub ?? claims.id),
    email: textOf(claims.email).trim().toLowerCase() || null,
    // LinkedIn has sent it as a string.
    emailVerified: provider !== 'facebook' && (claims.email_verified === true || claims.email_verified === 'true'),
    displayName: textOf(claims.name),
    firstName: textOf(claims.given_name ?? claims.first_name),
    lastName: textOf(claims.family_name ?? claims.last_name),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 254) : '';
}
