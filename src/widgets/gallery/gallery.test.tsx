import { testExamples } from '@/ui/gallery/testing/walk-example';
import { widgetExamples } from './widget-examples';

testExamples(widgetExamples);
