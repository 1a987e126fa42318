/** What the browser's tab shows for a tour, on its landing page and in the player; null where there is no tour. @see ROUTE-049 */
export const tourTabTitle = (tour: { name: string } | null): string => ['Digital Twin', tour?.name].filter(Boolean).join(' - ');
