/** The rows of the category breakdown, in this order; the id is the quiz's section. */
export const longevityCategories = [
  { id: 'health', title: 'Health and habits' },
  { id: 'nutrition', title: 'Nutrition' },
  { id: 'activity', title: 'Movement and strength' },
  { id: 'sleep', title: 'Sleep' },
  { id: 'psychosocial', title: 'Mind and relationships' },
  { id: 'environment', title: 'Surroundings' },
] as const;
export type LongevityCategoryId = (typeof longevityCategories)[number]['id'];
