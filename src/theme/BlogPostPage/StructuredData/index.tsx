// Ejected: the built page gets its data from model/pages/structured-data.ts, outside the scripts.
export default function BlogPostPageStructuredData() {
  return null;
}
