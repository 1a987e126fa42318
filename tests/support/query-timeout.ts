import { configure } from '@testing-library/react';

// a busy machine renders slowly; queries for elements that never appear still fail, and print the current DOM
configure({ asyncUtilTimeout: 10_000 });
