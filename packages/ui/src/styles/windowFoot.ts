/** Custom property with the height of a bar that covers the bottom of the window. */
export const windowFoot = '--mall-window-foot';
