/** `charge_lanes` as people read it: Charge lanes. */
export const nameOf = (id: string): string => {
  const words = id.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
