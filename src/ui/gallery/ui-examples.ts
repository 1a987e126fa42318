import type { Example } from './example';
import { ButtonExample } from './examples/button-example';
import { ChipsFieldExample } from './examples/chips-field-example';
import { ChoiceExample } from './examples/choice-example';
import { ColorFieldExample } from './examples/color-field-example';
import { ComboboxExample } from './examples/combobox-example';
import { CopyExample } from './examples/copy-example';
import { DateFieldExample } from './examples/date-field-example';
import { DialogExample } from './examples/dialog-example';
import { ImageCropExample } from './examples/image-crop-example';
import { MenuExample } from './examples/menu-example';
import { PanelTabsExample } from './examples/panel-tabs-example';
import { SearchBoxExample } from './examples/search-box-example';
import { SelectFieldExample } from './examples/select-field-example';
import { SliderFieldExample } from './examples/slider-field-example';
import { StateExample } from './examples/state-example';
import { StepperExample } from './examples/stepper-example';
import { TableExample } from './examples/table-example';
import { TabsExample } from './examples/tabs-example';
import { TextFieldExample } from './examples/text-field-example';

export const uiExamples: readonly Example[] = [
  { title: 'Buttons', Example: ButtonExample },
  { title: 'Text fields', Example: TextFieldExample },
  { title: 'Select field', Example: SelectFieldExample },
  { title: 'Combobox', Example: ComboboxExample },
  { title: 'Chips field', Example: ChipsFieldExample },
  { title: 'Date field', Example: DateFieldExample },
  { title: 'Colour field', Example: ColorFieldExample },
  { title: 'Slider field', Example: SliderFieldExample },
  { title: 'Choices', Example: ChoiceExample },
  { title: 'Search box', Example: SearchBoxExample },
  { title: 'Tabs', Example: TabsExample },
  { title: 'Panel tabs', Example: PanelTabsExample },
  { title: 'Menu and popover', Example: MenuExample },
  { title: 'Dialogs', Example: DialogExample },
  { title: 'Table', Example: TableExample },
  { title: 'Stepper', Example: StepperExample },
  { title: 'Image crop', Example: ImageCropExample },
  { title: 'Copy field and QR code', Example: CopyExample },
  { title: 'States', Example: StateExample },
];
