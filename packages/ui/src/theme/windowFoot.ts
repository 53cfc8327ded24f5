/** The custom property that says how much of the window's foot is taken, where a bar lies over it. */
export const windowFoot = '--mall-window-foot';
