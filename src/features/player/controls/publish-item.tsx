import Layers from 'lucide-react/icons/layers';
import type { TourId } from '@/domain/ids';
import { publishPath } from '@/domain/publishing/addresses';
import { PanelLink } from './panel-item';

/** The menu item of those who may write the tour: publishing it as a version. */
export const PublishItem = ({ tour }: { tour: TourId }) => <PanelLink to={publishPath(tour)} icon={Layers} label="Publish a version" />;
