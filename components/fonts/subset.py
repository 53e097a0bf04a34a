# Makes display-fraunces-500.woff2, the display font (docs/decisions/0091): pip install fonttools brotli; python subset.py
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

SOURCE = '../../node_modules/@fontsource/fraunces/files/fraunces-latin-500-normal.woff2'
ASCII = set(map(chr, range(0x20, 0x7F))) - set('<=>[\\]^_`{|}~')
LETTERS = 'ÁÂÃÀÇÉÊÍÓÔÕÚàáâãçéêíóôõúñüöäèëï'
SIGNS = '\u00a0–—‘’“”…·×ºª'

font = TTFont(SOURCE)
options = subset.Options(hinting=False, layout_features=['kern', 'liga'], glyph_names=False)
options.drop_tables += ['STAT', 'gasp', 'prep']
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=[ord(char) for char in [*ASCII, *LETTERS, *SIGNS]])
subsetter.subset(font)
# Half the units of the original: smaller numbers compress better.
scale_upem(font, 1000)
font.flavor = 'woff2'
font.save('display-fraunces-500.woff2')
