-- Sends the requests of a file one after the other, for wrk. A line is an address and headers, separated by tabs; "{n}" in an
-- address becomes the number of the request.
local requests = {}
local sent = 0
unknown = 0
local threads = {}

function setup(thread)
  threads[#threads + 1] = thread
end

function init(parameters)
  for line in io.lines(parameters[1]) do
    local parts = {}
    for part in line:gmatch("[^\t]+") do parts[#parts + 1] = part end
    local headers = { ["accept-encoding"] = "br" }
    for at = 2, #parts do
      local name, value = parts[at]:match("^([^:]+): (.*)$")
      headers[name] = value
    end
    local isUnknown = parts[1]:find("{n}", 1, true) ~= nil
    requests[#requests + 1] = {
      text = wrk.format("GET", parts[1], headers),
      isUnknown = isUnknown,
    }
  end
end

function request()
  sent = sent + 1
  local next = requests[sent % #requests + 1]
  if not next.isUnknown then return next.text end
  unknown = unknown + 1
  return (next.text:gsub("{n}", tostring(sent), 1))
end

function done()
  local all = 0
  for _, thread in ipairs(threads) do all = all + thread:get("unknown") end
  print("Unknown addresses: " .. all)
end
