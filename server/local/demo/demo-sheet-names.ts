/** The names of the demo account's sheets, in their order. They are made from the starters of the same name. */
export const demoSheetNames = ['Agbada', 'Sherwani', 'Lehenga', 'Wedding dress'] as const;
