/** localStorage key: how the list of tours looked last in this browser, which src/start/early.js draws. Removed on sign-out. */
export const lastLookKey = 'lastLook';
