/** Labels of who can see a tour. @see TOUR-040 TOUR-041 */
export const accessLabels = { members: 'Members & Collaborators', public: 'Public' } as const;
