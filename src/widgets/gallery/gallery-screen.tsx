import { Gallery } from '@/ui/gallery/gallery';
import { uiExamples } from '@/ui/gallery/ui-examples';
import { widgetExamples } from './widget-examples';

/** Development only. */
export const GalleryScreen = () => <Gallery examples={[...uiExamples, ...widgetExamples]} />;
