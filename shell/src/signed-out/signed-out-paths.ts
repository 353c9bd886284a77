/** The signed-out routes (people §2.2, D-61). */
export const LOGIN = '/v3/login';
export const PRIVACY = '/v3/privacy';
export const FORGOT_PASSWORD = '/v3/forgotpassword';
export const UNLOCK = '/v3/unlock';
export const FORGOT_PASSWORD_SENT = '/v3/forgotpasswordsent';
export const UNLOCK_SENT = '/v3/unlocksent';
/** Where who is signed in goes on. */
export const HOME = '/v3/home';

/** What a mailed link is for. */
export type LinkPurpose = 'reset' | 'invitation' | 'unlock' | 'confirm' | 'undo-email';

export type SignedOutPlace =
  | { readonly screen: 'login' | 'privacy' | 'forgot' | 'forgot-sent' | 'unlock' | 'unlock-sent' }
  | { readonly screen: 'link'; readonly purpose: LinkPurpose; readonly token: string };

const SCREENS: Readonly<Record<string, Exclude<SignedOutPlace['screen'], 'link'>>> = {
  [PRIVACY]: 'privacy',
  [FORGOT_PASSWORD]: 'forgot',
  [FORGOT_PASSWORD_SENT]: 'forgot-sent',
  [UNLOCK]: 'unlock',
  [UNLOCK_SENT]: 'unlock-sent',
};

const LINKS: readonly (readonly [RegExp, LinkPurpose])[] = [
  [/^\/v3\/resetpassword\/([^/]+)\/?$/i, 'reset'],
  [/^\/v3\/invitation\/([^/]+)\/?$/i, 'invitation'],
  [/^\/v3\/login\/unlock\/([^/]+)\/?$/i, 'unlock'],
  [/^\/v3\/confirmemail\/([^/]+)\/?$/i, 'confirm'],
  [/^\/v3\/undoemail\/([^/]+)\/?$/i, 'undo-email'],
];

/** Which signed-out screen a path names; every other path is the login's, which replaces the page asked for. */
export function signedOutPlace(pathname: string): SignedOutPlace {
  for (const [pattern, purpose] of LINKS) {
    const token = pattern.exec(pathname)?.[1];
    if (token !== undefined) return { screen: 'link', purpose, token };
  }
  return { screen: SCREENS[pathname.replace(/\/$/, '').toLowerCase()] ?? 'login' };
}

/** Screens that somebody who is signed in sees too: mailed links, and what the product keeps of people. */
export function isForEverybody({ screen }: SignedOutPlace): boolean {
  return screen === 'link' || screen === 'privacy';
}
