import { type CompareAddress, compareAddressIn, compareParameters } from '@/domain/locations/compare-address';
import { type UrlState, useUrlState } from '@/widgets/use-url-state';

type State = CompareAddress & {
  /** What else the address has, such as the location. */
  others: URLSearchParams;
};

const urlState: UrlState<State> = {
  read: (parameters) => ({ ...compareAddressIn(parameters), others: parameters }),
  parametersOf: ({ others, ...address }) => compareParameters(address, others),
  deferredKeys: new Set(),
  pushedEntry: () => null,
};

/** The comparison as the address has it, so that it can be reloaded and sent. `arrivals` counts the addresses that came from elsewhere. */
export const useCompareAddress = () => useUrlState(urlState);
