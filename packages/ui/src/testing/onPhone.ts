/** Parts of a story at the width of a phone. It is in the sidebar only: on a documentation page a story is as wide as the page. */
export const onPhone = { tags: ['!autodocs'], globals: { viewport: { value: 'phone', isRotated: false } } };
