/**
 * Whether another page frames this one. There everybody is a visitor: no session is read, so that nothing a framing page lays over ours can
 * make somebody act as themselves.
 * @see docs/decisions/014-framing.md
 */
export const isFramed = (): boolean => typeof window !== 'undefined' && window.top !== window.self;
