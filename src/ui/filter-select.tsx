import { Select } from './select';

type Props<Value extends string> = {
  label: string;
  /** What the choice of none is called, such as "Everybody". */
  all: string;
  /** Empty if none is chosen. */
  value: Value | '';
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value | '') => void;
};

/** Narrows a list to one of several values. The chosen one stays among the options, also before the entries that have it are read. */
export const FilterSelect = <Value extends string>({ label, all, value, options, onChoose }: Props<Value>) => (
  <span className="min-w-36 max-md:w-full md:flex-1">
    <Select
      aria-label={label}
      className="md:h-10"
      value={value}
      options={[
        { value: '', label: all },
        ...options,
        ...(value === '' || options.some((option) => option.value === value) ? [] : [{ value, label: value }]),
      ]}
      onChoose={onChoose}
    />
  </span>
);
