/** @type {import('next').NextConfig} */
export default { turbopack: { root: import.meta.dirname } };
