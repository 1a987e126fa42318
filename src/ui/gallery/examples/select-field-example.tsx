import { Select } from '../../select';
import { SelectField } from '../../select-field';

const options = ['Select a Type', 'House', 'Hall'].map((label) => ({ value: label, label }));

export const SelectFieldExample = () => (
  <div className="grid gap-5 sm:grid-cols-2">
    <SelectField label="Tour Type" options={options} />
    <SelectField label="Tour Type with an error" options={options} error="Select a type." required />
    <Select aria-label="Tour Type in a row" options={options} />
  </div>
);
