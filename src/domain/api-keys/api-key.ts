/** What a key may do. Every key reads; it never does anything to people. */
export const apiScopes = ['read', 'write', 'publish'] as const;
export type ApiScope = (typeof apiScopes)[number];

export const apiScopeLabels: Record<ApiScope, string> = { read: 'Read', write: 'Write points', publish: 'Publish versions' };

/** `days` is the longest that a key works. */
export const apiKeyLimits = { keys: 20, name: 100, days: 365 } as const;

/** How long a new key works, in days; 90 is suggested. */
export const apiKeyDays = [30, 90, 180, 365] as const;

/** A key as those who manage the keys of an organization see it: never its secret, nor anything made of it. Times in milliseconds. */
export type ListedApiKey = {
  id: string;
  name: string;
  scopes: ApiScope[];
  createdAt: number;
  /** The address of who made it; "" once the account is gone. */
  createdBy: string;
  expires: number;
  /** To the hour; null if it was never used. */
  lastUsed: number | null;
};

/** Whether a key has ended. */
export const hasEnded = ({ expires }: Pick<ListedApiKey, 'expires'>, now: Date): boolean => expires <= now.getTime();
