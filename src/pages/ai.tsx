import Link from '@docusaurus/Link';
import {AskPanel} from '../ask/AskPanel';
import {NextIcon} from '../ui/icons';
import styles from './_shared/ask.module.css';
import {Code} from './_shared/Code';
import {Page} from './_shared/Page';
import page from './_shared/page.module.css';

const guides = [
  {to: '/docs/ai/', name: 'AI and this toolkit', text: 'Where to begin, with an agent or without.'},
  {
    to: '/docs/ai/system-prompt',
    name: 'System prompt',
    text: 'Rules that keep a model within the API.',
  },
  {to: '/docs/ai/mcp', name: 'MCP server', text: 'Lets an editor’s agent look things up.'},
  {to: '/docs/ai/chatbot', name: 'Chatbot', text: 'Questions in the chat and on the site.'},
  {to: '/docs/ai/bolt', name: 'Bolt', text: 'From a prompt to a project in the browser.'},
];

const MCP_COMMAND = 'claude mcp add remotion-docs -- npm --prefix /path/to/site run -s mcp';

const MCP_CONFIG = `{
  "mcpServers": {
    "remotion-docs": {
      "command": "npm",
      "args": ["--prefix", "/path/to/site", "run", "-s", "mcp"]
    }
  }
}`;

/** The ways in which programs read the docs. */
function ForAgents() {
  return (
    <section className={page.section}>
      <h2>For agents and models</h2>
      <ul className={`${page.columns} ${styles.ways}`}>
        <li>
          <h3>llms.txt</h3>
          <p>
            Version, rules and renamed functions first, then all pages with one line each, made for
            the context of a model. It is at <a href="/llms.txt">/llms.txt</a>.
          </p>
        </li>
        <li>
          <h3>A twin for each page</h3>
          <p>
            Put <code>.md</code> behind the address of a docs page or a post, or ask for{' '}
            <code>text/markdown</code>, and get its text without navigation, for example{' '}
            <a href="/docs/spring.md">/docs/spring.md</a>. “Copy page” below each title does it for
            you.
          </p>
        </li>
        <li>
          <h3>MCP server</h3>
          <p>
            In a clone of this site, after <code>npm run build</code>, agents can search the docs,
            read a section, have an error explained and list recipes. Claude Code:
          </p>
          <div className={styles.code}>
            <Code code={MCP_COMMAND} label="Copy the command" />
          </div>
          <p>
            Cursor (<code>.cursor/mcp.json</code>), Claude Desktop and others that read{' '}
            <code>mcpServers</code>; VS Code (<code>.vscode/mcp.json</code>) calls the same key{' '}
            <code>servers</code>:
          </p>
          <div className={styles.code}>
            <Code code={MCP_CONFIG} label="Copy the settings" />
          </div>
          <p>
            For clients elsewhere, <code>MCP=1 npm run serve</code> answers at <code>/mcp</code>{' '}
            (Streamable HTTP, no sessions). It takes 64 KB a request, 120 requests a minute from one
            address, and is off without the variable.
          </p>
        </li>
        <li>
          <h3>The panel in a frame</h3>
          <p>
            <Link to="/ai-embed">/ai-embed</Link> shows only the panel. Whether other sites may
            frame it is for the host of this site to allow.
          </p>
        </li>
      </ul>
    </section>
  );
}

/** `/ai`: the docs for machines, and quotes for people who ask a question. */
export default function Ai() {
  return (
    <Page
      title="AI"
      description="Ask the docs and get quoted passages with links, read any page as Markdown, and point your agent to llms.txt."
      heading="Ask the docs. They quote themselves."
      lead="A question finds the passages that fit best and quotes them. No model writes the answer, and every quote links to its place."
      below={<AskPanel fromAddress />}
    >
      <ForAgents />
      <section className={page.section}>
        <h2>Guides</h2>
        <ul className={`${page.columns} ${styles.guides}`}>
          {guides.map(({to, name, text}) => (
            <li key={to}>
              <Link to={to} className={styles.guide}>
                <strong>{name}</strong>
                <span>{text}</span>
                <NextIcon size={16} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
