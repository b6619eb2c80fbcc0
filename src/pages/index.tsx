import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout>
      <main>
        <h1>Make videos with React code</h1>
      </main>
    </Layout>
  );
}
