import { configure } from '@testing-library/react';

// A busy machine draws late. What never comes still fails, with what there was instead.
configure({ asyncUtilTimeout: 10_000 });
