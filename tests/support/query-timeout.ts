import { configure } from '@testing-library/react';

// a busy machine renders slowly, and a ring, which runs three jobs side by side, makes it busy (scripts/test.mjs); queries for elements that never
// appear still fail, and print the current DOM
configure({ asyncUtilTimeout: process.env.IN_RING ? 60_000 : 10_000 });
