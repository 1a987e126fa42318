import { useState } from 'react';
import { SearchBox } from '../../search-box';

export function SearchBoxExample() {
  const [search, setSearch] = useState('Hall');
  return <SearchBox label="Search tours" value={search} onChange={setSearch} />;
}
