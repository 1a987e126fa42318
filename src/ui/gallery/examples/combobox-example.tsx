import { useState } from 'react';
import { Combobox } from '../../combobox/combobox';

const options = ['Argentina', 'Czechia', 'France', 'Iceland', 'Norway', 'Poland', 'Switzerland'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

export function ComboboxExample() {
  const [country, setCountry] = useState('norway');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Combobox label="Country" hint="Type to filter." options={options} value={country} onChange={setCountry} />
      <Combobox label="Country with an error" error="Select a country." required options={options} value="" onChange={setCountry} />
      <Combobox label="Country while loading" options={[]} message="Loading…" value="" onChange={setCountry} />
      <Combobox label="Country that can’t change" disabled options={options} value="france" onChange={setCountry} />
    </div>
  );
}
