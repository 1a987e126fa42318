/** Who sees a tour. @see TOUR-040 TOUR-041 */
export const accessWords = { members: 'Members & Collaborators', public: 'Public' } as const;
