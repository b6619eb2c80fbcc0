-- Asks for the addresses of a file, one line each, in turn; a line may begin with "md ", for those who want Markdown.
local requests = {}
for line in io.lines(os.getenv("ADDRESSES")) do
  local path = line:match("^md (.*)$")
  requests[#requests + 1] = wrk.format("GET", path or line, {
    ["Host"] = "localhost",
    ["Accept"] = path and "text/markdown" or "text/html",
    ["Accept-Encoding"] = "br, gzip",
  })
end

local at = 0
function init()
  -- Each thread begins elsewhere.
  math.randomseed(os.time() + tonumber(tostring({}):match("0x(%x+)"), 16) % 100000)
  at = math.random(#requests)
end

function request()
  at = at % #requests + 1
  return requests[at]
end
