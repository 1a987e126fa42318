import { testExamples } from './testing/walk-example';
import { uiExamples } from './ui-examples';

testExamples(uiExamples);
