/** A tour, or an older tour, as the search of the console lists it. @see ADMIN-060 */
export type FoundTour = { id: string; name: string; organization: string; isOlder: boolean };
